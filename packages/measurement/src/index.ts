export * from './event.ts';
export * from './page-view.ts';
export * from './visitor.ts';
