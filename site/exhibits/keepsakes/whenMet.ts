/** What is fetched once a goal is met by the visitor's own moves. */
export { giveStamp, StampLine } from '../passport/StampLine';
export { offerMoves } from './offerMoves';
