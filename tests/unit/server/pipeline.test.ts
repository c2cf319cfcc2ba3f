import http from "node:http";
import net from "node:net";
import { expect, test } from "vitest";
import { pipeline, type Step } from "@/server/pipeline";

const exchange = () => {
  const request = new http.IncomingMessage(new net.Socket());
  return { request, response: new http.ServerResponse(request) };
};

test("steps run in their order, the first part of each before anything is awaited", async () => {
  const seen: string[] = [];
  const step = (name: string): Step => ({
    name,
    handle: async (_request, _response, next) => {
      seen.push(`${name} in`);
      await next();
      seen.push(`${name} out`);
    },
  });
  const { request, response } = exchange();
  const done = pipeline([step("a"), step("b")])(request, response);
  expect(seen).toEqual(["a in", "b in"]);
  await done;
  expect(seen).toEqual(["a in", "b in", "b out", "a out"]);
});

test("a step that does not call next() ends the way; one that hands on another request changes it for the rest", async () => {
  const { request, response } = exchange();
  const other = exchange().request;
  const met: http.IncomingMessage[] = [];
  const steps: Step[] = [
    { name: "other", handle: (_request, _response, next) => next(other) },
    { name: "last", handle: (given) => void met.push(given) },
    { name: "never", handle: (given) => void met.push(given) },
  ];
  await pipeline(steps)(request, response);
  expect(met).toEqual([other]);
});

test("a second next() is refused with the step's name, and so are two steps of one name", async () => {
  const { request, response } = exchange();
  const twice: Step = {
    name: "greedy",
    handle: async (_request, _response, next) => {
      await next();
      await next();
    },
  };
  await expect(pipeline([twice])(request, response)).rejects.toThrow(
    'next() called multiple times in step "greedy"',
  );
  expect(() => pipeline([twice, twice])).toThrow('two steps are called "greedy"');
});
