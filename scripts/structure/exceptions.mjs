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
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/address.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/assets/assets.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/answers/bare-answer.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/body.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/answers/compression.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/guards/crumb.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/doors.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/operations/drain.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/answers/headers.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/operations/metrics.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/docs/openapi.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/operations/operation-routes.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/answers/problem.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/proxy.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/query-string.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/limits/rate-limiter.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/routing/registry.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/request-id.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/request.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/limits/shared-limiter.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/request/site.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/routing/unrouted.ts',
    'packages/server/src/assembly/app.ts -> packages/server/src/platform/http/routing/validation.ts',
  ],
  /** Would close a circle of files. */
  circles: [],
};
