// Imports that break a rule of the structure and are yet to be mended. The check fails as soon as one is needed no longer: these lists
// only shrink.
export const exceptions = {
  /** Run from a lower floor of the server to a higher one. */
  floors: [
    'packages/server/src/site/rendering/page-model/listed-products.ts -> packages/server/src/store/catalogue/index.ts',
    'packages/server/src/site/rendering/page-model/product-pages.ts -> packages/server/src/store/catalogue/index.ts',
    'packages/server/src/site/rendering/page-model/product-view.ts -> packages/server/src/store/catalogue/index.ts',
    'packages/server/src/site/rendering/page-model/search-page.ts -> packages/server/src/store/catalogue/index.ts',
  ],
  /** Reach past the door of a feature of the server. */
  doors: [
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/address.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/assets.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/bare-answer.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/body.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/compression.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/crumb.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/doors.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/drain.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/headers.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/metrics.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/openapi.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/operation-routes.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/problem.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/proxy.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/query-string.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/rate-limiter.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/registry.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request-id.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/shared-limiter.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/site.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/unrouted.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/validation.ts',
  ],
  /** Would close a circle of files. */
  circles: [],
};
