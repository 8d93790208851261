import { runExamples } from '@awning/testing/run-examples';
import * as formats from './index.ts';

runExamples(formats, import.meta.dirname);
