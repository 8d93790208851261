type Method = (this: unknown, ...args: unknown[]) => unknown;

/** `Y.Do`: runs something before or after a method of an object. Returns how it is ended. */
export const Do = {
  before: (act: Method, object: object, name: string, context?: unknown) =>
    around(object, name, (self, args, method) => {
      const answer = act.apply(context ?? self, args);
      if (answer instanceof Halt) return answer.value;
      return method.apply(self, args);
    }),
  after: (act: Method, object: object, name: string, context?: unknown) =>
    around(object, name, (self, args, method) => {
      const value = method.apply(self, args);
      act.apply(context ?? self, args);
      return value;
    }),
};

/** Returned by what runs before a method, which does not run then. */
export class Halt {
  readonly value: unknown;

  constructor(_message?: string, value?: unknown) {
    this.value = value;
  }
}

type Around = (self: unknown, args: unknown[], method: Method) => unknown;

function around(object: object, name: string, act: Around): { detach: () => void } {
  const method = Reflect.get(object, name) as Method;
  let isOver = false;
  Reflect.set(object, name, function wrapped(this: unknown, ...args: unknown[]) {
    return isOver ? method.apply(this, args) : act(this, args, method);
  });
  return { detach: () => void (isOver = true) };
}
