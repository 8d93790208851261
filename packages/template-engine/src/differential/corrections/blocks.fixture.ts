import { assembler } from '../reference.fixture.ts';
import type { Correction } from './correction.fixture.ts';

/** The state functions are called with their assembler. */
const stateIn = (one: Assembler) => Reflect.get(one, 'stateAlternatesWith');

type Assembler = InstanceType<typeof assembler.Assembler>;

/** Private members of the reference's assembler. */
interface AssemblerParts {
  readonly current: { setAlternatesWith(instruction: unknown): void };
}

export const blocksInAlternates: Correction = {
  entry: 2,
  title: 'blocks inside alternates-with stay there',
  install: (patches) => {
    const inAlternates = new WeakSet<object>();
    const currentOf = (one: Assembler) => (one as unknown as AssemblerParts).current;
    patches.replace(
      assembler.Assembler.prototype,
      'stateAlternatesWith',
      (state) =>
        function stateAlternatesWith(this: Assembler, type, instruction, isBlock) {
          inAlternates.add(currentOf(this));
          if (!isBlock) return state.call(this, type, instruction, isBlock);
          currentOf(this).setAlternatesWith(instruction);
          return this.push(type, instruction);
        },
    );
    patches.replace(
      assembler.Assembler.prototype,
      'pop',
      (pop) =>
        function popBlock(this: Assembler) {
          const state = pop.call(this);
          return inAlternates.has(currentOf(this)) ? stateIn(this) : state;
        },
    );
  },
};
