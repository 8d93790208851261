import { runExamples } from '@awning/testing/run-examples';
import * as forms from './index.ts';

runExamples(forms, import.meta.dirname);
