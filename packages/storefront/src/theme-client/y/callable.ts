type Class<Instance extends object> = (abstract new (...args: never[]) => Instance) & { readonly prototype: Instance };

/**
 * A class that may be called as a function too, which `begin`s what is there already: scripts that are older than
 * classes inherit by `Parent.superclass.constructor.apply(this, arguments)`.
 */
export function callable<Made extends Class<object>>(
  made: Made,
  begin: (self: object, args: readonly unknown[]) => void = () => undefined,
): Made {
  const both = new Proxy(made, {
    apply: (_, self: object, args: readonly unknown[]) => begin(self, args),
  });
  Object.defineProperty(made.prototype, 'constructor', { value: both, writable: true, configurable: true });
  return both;
}
