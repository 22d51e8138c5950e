/** What has been suggested at a table and waits for answers: to abandon the game, or that a bot takes over. */
import type { Schemas } from "../api/client";

type Table = Pick<Schemas["TableDetails"], "status" | "motions" | "seats">;
type Person = Schemas["PersonInfo"];

export interface Vote {
  motion: "abandon" | "take-over";
  seat: number | null;
  /** Whoever has agreed so far; whoever does not have an account any more is null. */
  agreed: readonly (Person | null)[];
  /** Whoever plays and has not answered yet. */
  awaited: readonly Person[];
}

/** The votes that are open, in the order in which the service tells them. */
export function votesAt(table: Table): Vote[] {
  if (table.status !== "playing") return [];
  const votes = new Map<string, { motion: Vote["motion"]; seat: number | null; agreed: (Person | null)[] }>();
  for (const { motion, seat, person } of table.motions) {
    const key = `${motion}:${seat}`;
    const vote = votes.get(key) ?? { motion, seat, agreed: [] };
    vote.agreed.push(person);
    votes.set(key, vote);
  }
  return [...votes.values()].map((vote) => ({ ...vote, awaited: awaitedBy(vote, table) }));
}

/** Whose answer is missing: whoever is to be replaced is not asked. */
function awaitedBy({ seat, agreed }: Omit<Vote, "awaited">, table: Table): Person[] {
  const playing = table.seats.filter((one) => one.person && !one.bot && !one.lost && one.seat !== seat);
  const people = new Map(playing.map(({ person }) => [person!.key, person!]));
  for (const person of agreed) if (person) people.delete(person.key);
  return [...people.values()];
}

export function hasAgreed(vote: Vote, key: string | undefined): boolean {
  return vote.agreed.some((person) => person !== null && person.key === key);
}

/** What a vote is called until somebody else agrees, which asks everybody once more. */
export function nameOfVote({ motion, seat, agreed }: Vote): string {
  return [motion, seat, ...agreed.map((person) => person?.key ?? "")].join(" ");
}
