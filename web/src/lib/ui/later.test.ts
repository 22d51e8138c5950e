import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { later } from "./later";

describe("what is done later", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is done soon, in order", () => {
    const done: number[] = [];
    for (const number of [1, 2, 3]) later(() => done.push(number));
    expect(done).toEqual([]);
    vi.runAllTimers();
    expect(done).toEqual([1, 2, 3]);
  });

  it("is not done if nobody wants it any more", () => {
    const work = vi.fn();
    later(work)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });

  it("leaves time in between", () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const done: number[] = [];
    for (const number of [1, 2, 3])
      later(() => {
        now += 4;
        done.push(number);
      });
    vi.advanceTimersToNextTimer();
    expect(done).toEqual([1, 2]);
    vi.advanceTimersToNextTimer();
    expect(done).toEqual([1, 2, 3]);
    clock.mockRestore();
  });
});
