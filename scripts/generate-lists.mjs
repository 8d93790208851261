// Generates the lists of files in folders. Run it after adding a migration or a feature, and after a conflict in one of the lists.
import { writeLists } from './structure/lists.mjs';

writeLists();
