/** Replaces members of objects and can restore them. */
export class Patches {
  private readonly undo: (() => void)[] = [];

  replace<T extends object, K extends keyof T>(target: T, name: K, make: (original: T[K]) => T[K]): void {
    const own = Object.getOwnPropertyDescriptor(target, name);
    Object.defineProperty(target, name, {
      value: make(target[name]),
      configurable: true,
      enumerable: own?.enumerable ?? false,
      writable: true,
    });
    this.undo.push(() => {
      if (own === undefined) {
        Reflect.deleteProperty(target, name);
      } else {
        Object.defineProperty(target, name, own);
      }
    });
  }

  restore(): void {
    for (const undo of this.undo.toReversed()) undo();
  }
}
