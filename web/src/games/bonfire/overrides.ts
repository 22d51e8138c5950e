/** Tasks are called by what they ask for; the codes that are typed for them mean nothing to those who see them. */
import type { MessageOverrides } from "../../lib/text/catalogue";
import { phrase } from "../../lib/text/phrases";
import { PRINTED } from "./words";

export const overrides: MessageOverrides = {
  word({ domain, word }) {
    const task = domain === "task" ? PRINTED.tasks[word] : undefined;
    return task ? phrase("bonfire-ui-named-task", { asks: task.asks }) : null;
  },
  instead: { "named-task": "bonfire-ui-named-task", "effect-ignites": "bonfire-ui-ignites" },
  omitted: new Set(["note-asks"]),
};
