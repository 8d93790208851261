export { callsSource } from './call-source.ts';
export { declaredIn, named } from './named.ts';
export { type NamedTypes, namedTypesSource, typeSource } from './type-source.ts';
