/**
 * Starts React, in a module and a task of its own. React makes errors as it starts, and where a developer
 * tool listens, Lighthouse for one, the browser reads every script on their stacks again. This one is
 * short; called from the client, it would be that.
 */
import 'react-dom/client';
