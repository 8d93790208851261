import { runExamples } from '@awning/testing/run-examples';
import * as measurement from './index.ts';

runExamples(measurement, import.meta.dirname);
