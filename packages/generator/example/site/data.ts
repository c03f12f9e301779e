export { data } from '../../noSite/data';
