import { installContext, staticContext } from './theme-client/context.ts';
import { imageLoader } from './theme-client/image-loader.ts';
import { createLifeCycle } from './theme-client/life-cycle.ts';
import { accounts } from './theme-client/squarespace/accounts.ts';
import { Alert } from './theme-client/squarespace/alert.ts';
import { commerce } from './theme-client/squarespace/commerce.ts';
import { data } from './theme-client/squarespace/data.ts';
import { Gallery } from './theme-client/squarespace/gallery.ts';
import { Lightbox } from './theme-client/squarespace/lightbox.ts';
import { whenReady } from './theme-client/y/dom-events.ts';
import { createY, createYui } from './theme-client/y/y.ts';

// What scripts of themes expect of the page (THEME-FORMAT section 11). Only pages of themes with scripts load it, in the
// head, so that every name is there before the theme's first script runs.

const y = createY({
  Data: data,
  Squarespace: {
    Template: {
      getTweakValue(name: string): unknown {
        const values = staticContext().tweakJSON ?? {};
        return Object.hasOwn(values, name) ? values[name] : null;
      },
    },
    Commerce: commerce,
    Lightbox,
    Lightbox2: Lightbox,
    Gallery,
    Gallery2: Gallery,
    Widgets: { Alert },
  },
});
const lifeCycle = createLifeCycle(y);

installContext();
Object.assign(globalThis, {
  Y: y,
  YUI: createYui(y),
  Squarespace: lifeCycle,
  ImageLoader: imageLoader,
  UserAccountApi: accounts,
});
whenReady(() => lifeCycle.afterBodyLoad());
