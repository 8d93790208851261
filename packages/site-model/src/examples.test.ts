import { runExamples } from '@awning/testing/run-examples';
import * as siteModel from './index.ts';

runExamples(siteModel, import.meta.dirname);
