/** Measuring and reporting the load that a page causes. */
import { test, type Browser, type Page } from "@playwright/test";

export const report = (what: string, value: string): void => {
  test.info().annotations.push({ type: what, description: value });
  console.log(`      ${what}: ${value}`);
};

/** What tasks have cost the page's thread while something was done, the longest first. */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  doing: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ["toplevel"] });
  await doing();
  const tasks = tasksIn(await browser.stopTracing());
  const longest = tasks.slice(0, 5).map((task) => `${task.toFixed(0)} ms`);
  report("longest tasks", longest.join(", "));
  return tasks;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** CPU time of tasks on the page's main thread, longest first, independent of other load. */
function tasksIn(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const isOfPage = ({ pid, tid }: TraceEvent): boolean =>
    threads.some((each) => each.pid === pid && each.tid === tid);
  return traceEvents
    .filter((event) => event.name === "ThreadControllerImpl::RunTask" && isOfPage(event))
    .map(({ tdur = 0 }) => tdur / 1000)
    .sort((one, other) => other - one);
}
