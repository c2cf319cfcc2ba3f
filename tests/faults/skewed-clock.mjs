// Preloaded into a program of ours (NODE_OPTIONS): the whole process sees a clock that is wrong by CLOCK_SKEW_MS.
const skew = Number(process.env.CLOCK_SKEW_MS ?? 0);
if (skew !== 0) {
  const Right = Date;
  const now = Right.now.bind(Right);
  globalThis.Date = new Proxy(Right, {
    construct: (target, given, maker) =>
      Reflect.construct(target, given.length === 0 ? [now() + skew] : given, maker),
    apply: () => new Right(now() + skew).toString(),
    get: (target, name, receiver) =>
      name === "now" ? () => now() + skew : Reflect.get(target, name, receiver),
  });
}
