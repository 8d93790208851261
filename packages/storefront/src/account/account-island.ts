import type { IslandName } from '../island/island-component.ts';

export type AccountIsland = Extract<IslandName, `account-${string}`>;
