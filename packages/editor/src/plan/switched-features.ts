import type { PlanFlagName } from '@awning/site-model';

/** The features of the plan that change something when they are switched. A feature joins the list when it works. */
export const switchedFeatures = [
  'COMMERCE',
  'SITE_USER_ACCOUNTS',
  'BNPL_BRAND_A',
  'BNPL_BRAND_B',
] as const satisfies readonly PlanFlagName[];

export type SwitchedFeature = (typeof switchedFeatures)[number];
