import { describe, expect, it } from "vitest";

import { addressOf, codeOf, readInvitation, replayOf, saveOf } from "./joining";

const KEY = "abcdefgh23456789";
const INVITE = "zyxwvutsrqponmkjihgfedcb23";

describe("an invitation", () => {
  it("is read from its link, whatever host it names", () => {
    const address = addressOf(KEY, INVITE);
    expect(readInvitation(`https://play.example.org${address}`)).toBe(address);
    expect(readInvitation(`http://192.168.1.20:8000${address}\n`)).toBe(address);
    expect(readInvitation(`play.example.org${address}`)).toBe(address);
    expect(readInvitation(address)).toBe(address);
  });

  it("is read from a message around the link", () => {
    expect(readInvitation(`Come and play: http://localhost:8000${addressOf(KEY, INVITE)} see you`)).toBe(
      addressOf(KEY, INVITE),
    );
  });

  it("is read from its code, however it is written", () => {
    expect(readInvitation(codeOf(KEY, INVITE))).toBe(addressOf(KEY, INVITE));
    expect(readInvitation(` ${KEY.toUpperCase()} ${INVITE} `)).toBe(addressOf(KEY, INVITE));
    expect(readInvitation(KEY)).toBe(`/table/${KEY}`);
  });

  it("may lead to a position of a finished game", () => {
    expect(readInvitation(`https://play.example.org/replay/${KEY}?at=12`)).toBe(`/replay/${KEY}?at=12`);
  });

  it("comes along to the replay and the file of a game", () => {
    expect(replayOf(KEY, INVITE)).toBe(`/replay/${KEY}?invite=${INVITE}`);
    expect(replayOf(KEY, INVITE, 12)).toBe(`/replay/${KEY}?at=12&invite=${INVITE}`);
    expect(readInvitation(`https://play.example.org${replayOf(KEY, INVITE, 12)}`)).toBe(
      replayOf(KEY, INVITE, 12),
    );
    expect(saveOf(KEY, INVITE)).toBe(`/api/tables/${KEY}/save?invite=${INVITE}`);
    expect([replayOf(KEY), replayOf(KEY, null, 0), saveOf(KEY)]).toEqual([
      `/replay/${KEY}`,
      `/replay/${KEY}?at=0`,
      `/api/tables/${KEY}/save`,
    ]);
  });

  it("is nothing else", () => {
    for (const text of [
      "",
      "hello",
      "https://example.org/",
      "https://example.org/table/",
      "/settings",
      "javascript:/table/",
    ])
      expect(readInvitation(text)).toBeNull();
  });
});
