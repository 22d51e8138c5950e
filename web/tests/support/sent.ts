/** What the service sends to a page. */
import type { Page } from "@playwright/test";

/** Everything sent to a page from now on, as text. */
export function everythingSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => sent.push(String(payload))));
  page.on("response", (response) => {
    if (response.url().includes("/api/"))
      void response.text().then(
        (text) => sent.push(text),
        () => undefined,
      );
  });
  return sent;
}
