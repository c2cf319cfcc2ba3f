import type { IncomingMessage, ServerResponse } from "node:http";

/** Continues with the next step; another request may be passed on in place of this one. */
type Next = (request?: IncomingMessage) => Promise<void>;
type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
) => void | Promise<void>;
/** One step in the handling of each request. A step that answers does not call `next`. */
export type Step = { name: string; handle: Handler };

/**
 * The steps as one function, in their order. Everything up to its first `await` runs synchronously, before any body
 * arrives.
 */
export function pipeline(
  steps: Step[],
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const names = steps.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`two steps are called "${twice}"`);
  return (first, response) => {
    let reached = -1;
    const dispatch = async (index: number, request: IncomingMessage): Promise<void> => {
      if (index <= reached)
        throw new Error(`next() called multiple times in step "${names[index - 1]}"`);
      reached = index;
      const step = steps[index];
      if (step)
        await step.handle(request, response, (other = request) => dispatch(index + 1, other));
    };
    return dispatch(0, first);
  };
}
