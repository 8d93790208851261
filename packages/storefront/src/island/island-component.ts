import type { ComponentType } from 'react';

/** A component that comes alive in the browser. Its properties are plain data, the same on both sides; each island has its own. */
export type IslandComponent = ComponentType<never>;
