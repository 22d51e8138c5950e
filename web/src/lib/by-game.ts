/** Files from the games' own folders by game, as found by `import.meta.glob`. */
export function byGame<T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [gameOf(path), file]));
}

function gameOf(path: string): string {
  const folders = path.split("/");
  return folders[folders.lastIndexOf("games") + 1] ?? "";
}
