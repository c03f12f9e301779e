import { startSite } from './startSite';

// In a task of its own: evaluating the modules is the longest one of a visit already.
setTimeout(startSite);
