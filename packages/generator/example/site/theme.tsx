export { theme } from '../../noSite/theme';
