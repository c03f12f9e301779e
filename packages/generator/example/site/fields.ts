export { docFields } from '../../noSite/fields';
