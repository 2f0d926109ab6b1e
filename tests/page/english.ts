// Loads the English texts: imported first by tests of modules with texts. In the page they are fetched.
import { learn } from '../../www/src/texts/catalogue';
import { catalogue } from '../../www/texts.mjs';

for (const texts of Object.values(catalogue('en'))) learn(texts);
