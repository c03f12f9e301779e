import { startSite } from './startSite';

void startSite();
