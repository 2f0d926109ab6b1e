// The texts of the rooms, fetched with the first of them.

import rooms from '../../locales/en/rooms.json';
import { learn } from './texts';

learn(rooms);
