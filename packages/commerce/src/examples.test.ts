import { runExamples } from '@awning/testing/run-examples';
import * as library from './index.ts';

runExamples(library, import.meta.dirname);
