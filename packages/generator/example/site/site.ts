export { site } from '../../noSite/site';
