// Loads the English texts from their files, because only the page can fetch them. Tests of modules with texts import this file first.
import { learn } from '../../www/src/texts/catalogue';
import { catalogue } from '../../www/texts.mjs';

for (const texts of Object.values(catalogue('en'))) learn(texts);
