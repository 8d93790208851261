import { defineIsland } from '../../../platform/island.ts';

/** The floating cart knows nothing until the browser asks. */
export const pillCartIsland = defineIsland('pill-cart', {});
