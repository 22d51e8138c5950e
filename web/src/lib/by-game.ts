/** What lies in the games' own folders, by the name of the game: from the files that `import.meta.glob` has found. */
export function byGame<T>(files: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [gameOf(path), file]));
}

function gameOf(path: string): string {
  const folders = path.split("/");
  return folders[folders.lastIndexOf("games") + 1] ?? "";
}
