export { fillSampleSite } from './fill-sample.ts';
