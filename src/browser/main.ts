import './reactStart';
import { startSite } from './startSite';

// In a task of its own, since evaluating the modules is already the longest task of a visit.
setTimeout(startSite);
