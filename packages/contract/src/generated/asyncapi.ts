// Written by `pnpm run generate` from socket/messages.yaml; edit that instead.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Empty: Record<string, never>;
        /** @description Milliseconds since the Unix epoch. */
        Instant: number;
        MaybeInstant: number | null;
        /** @enum {integer} */
        Flag: 0 | 1;
        Count: number;
        VipLevel: number;
        UserId: string;
        Nickname: string;
        /** @description `lobby`, or `m-` and the match. */
        RoomId: string;
        /** @enum {string} */
        RoomStatus: "open" | "closed";
        /** @enum {string} */
        MatchStatus: "scheduled" | "in-play" | "half-time" | "finished" | "abandoned";
        /** @enum {string} */
        NoticeCode: "bad-frame" | "login-first" | "login-refused" | "no-such-room" | "room-closed" | "chat-closed" | "not-in-room" | "guest" | "muted" | "blocked" | "vip-level" | "too-fast" | "refused-words" | "notice";
        ChatPerson: {
            userId: components["schemas"]["UserId"];
            nickname: components["schemas"]["Nickname"];
            vipLevel: components["schemas"]["VipLevel"];
            guest: components["schemas"]["Flag"];
        };
        ChatSelf: {
            person: components["schemas"]["ChatPerson"];
            maySpeak: components["schemas"]["Flag"];
            mutedUntil: components["schemas"]["MaybeInstant"];
        };
        ChatMessage: {
            id: components["schemas"]["Count"];
            rid: components["schemas"]["RoomId"];
            sender: components["schemas"]["ChatPerson"];
            /** @description Text; never markup. */
            msg: string;
            at: components["schemas"]["Instant"];
            key?: string;
        };
        Score: {
            h: components["schemas"]["Count"];
            c: components["schemas"]["Count"];
        };
        Room: {
            rid: components["schemas"]["RoomId"];
            name: string;
            /** @enum {string} */
            kind: "lobby" | "match";
            status: components["schemas"]["RoomStatus"];
            blocked: components["schemas"]["Flag"];
            minLevel: components["schemas"]["VipLevel"];
            online: components["schemas"]["Count"];
            gidm: string | null;
            score: components["schemas"]["Score"] | null;
        };
        HistoryQuery: {
            rid: components["schemas"]["RoomId"];
            pageNum: number;
            /** @default 15 */
            pageSize: number;
            /**
             * @description What was said, given or predicted.
             * @enum {string}
             */
            category: "room" | "gift" | "prediction";
            /**
             * @description Mine needs a session.
             * @enum {string}
             */
            categoryType: "all" | "mine";
            beginTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
        };
        HistoryPage: {
            rid: components["schemas"]["RoomId"];
            pageNum: number;
            pageSize: number;
            total: components["schemas"]["Count"];
            list: (components["schemas"]["ChatMessage"] | components["schemas"]["GiftRecord"] | components["schemas"]["PredictionRecord"])[];
        };
        GiftRecord: {
            id: components["schemas"]["Count"];
            rid: components["schemas"]["RoomId"];
            sender: components["schemas"]["ChatPerson"];
            giftCode: string;
            giftName: string;
            count: number;
            at: components["schemas"]["Instant"];
        };
        PredictionRecord: {
            id: components["schemas"]["Count"];
            rid: components["schemas"]["RoomId"];
            sender: components["schemas"]["ChatPerson"];
            h: number;
            c: number;
            /** @enum {string} */
            state: "open" | "hit" | "missed" | "void";
            at: components["schemas"]["Instant"];
        };
        HeartbeatFromClient: {
            /** @constant */
            msgId: 0;
            msgData: components["schemas"]["Empty"];
        };
        HeartbeatFromGateway: {
            /** @constant */
            msgId: 0;
            msgData: {
                time: components["schemas"]["Instant"];
            };
        };
        LoginFromClient: {
            /** @constant */
            msgId: 10001;
            msgData: {
                token: string;
                body: string;
            };
        };
        LoginFromGateway: {
            /** @constant */
            msgId: 10001;
            msgData: components["schemas"]["ChatSelf"];
        };
        JoinRoomFromClient: {
            /** @constant */
            msgId: 10002;
            msgData: {
                rid: components["schemas"]["RoomId"];
            };
        };
        SendMessageFromClient: {
            /** @constant */
            msgId: 10003;
            msgData: {
                /** @description Trimmed by the gateway. */
                msg: string;
                /** @description One per message; a repeat is not said again. */
                key?: string;
            };
        };
        SendMessageFromGateway: {
            /** @constant */
            msgId: 10003;
            msgData: components["schemas"]["ChatMessage"];
        };
        MemberMutedFromGateway: {
            /** @constant */
            msgId: 10004;
            msgData: {
                rid: components["schemas"]["RoomId"];
                userId: components["schemas"]["UserId"];
                nickname: components["schemas"]["Nickname"];
                until: components["schemas"]["MaybeInstant"];
                reason: string;
            };
        };
        RoomBlockedFromGateway: {
            /** @constant */
            msgId: 10005;
            msgData: {
                rid: components["schemas"]["RoomId"];
                blocked: components["schemas"]["Flag"];
                reason: string;
            };
        };
        RoomStatusFromGateway: {
            /** @constant */
            msgId: 10006;
            msgData: {
                rid: components["schemas"]["RoomId"];
                status: components["schemas"]["RoomStatus"];
            };
        };
        VipChatLevelFromGateway: {
            /** @constant */
            msgId: 10007;
            msgData: {
                rid: components["schemas"]["RoomId"];
                minLevel: components["schemas"]["VipLevel"];
            };
        };
        JoinedFromGateway: {
            /** @constant */
            msgId: 10008;
            msgData: {
                rid: components["schemas"]["RoomId"];
                person: components["schemas"]["ChatPerson"];
                online: components["schemas"]["Count"];
            };
        };
        GlobalStatusFromGateway: {
            /** @constant */
            msgId: 10009;
            msgData: {
                open: components["schemas"]["Flag"];
                reason: string;
            };
        };
        HistoryFromClient: {
            /** @constant */
            msgId: 10011;
            msgData: components["schemas"]["HistoryQuery"];
        };
        HistoryFromGateway: {
            /** @constant */
            msgId: 10011;
            msgData: components["schemas"]["HistoryPage"];
        };
        RoomDestroyedFromGateway: {
            /** @constant */
            msgId: 10013;
            msgData: {
                rid: components["schemas"]["RoomId"];
            };
        };
        ScoreFromGateway: {
            /** @constant */
            msgId: 10014;
            msgData: {
                rid: components["schemas"]["RoomId"];
                gidm: string;
                status: components["schemas"]["MatchStatus"];
                h: components["schemas"]["Count"];
                c: components["schemas"]["Count"];
            };
        };
        ClearedFromGateway: {
            /** @constant */
            msgId: 10015;
            msgData: {
                rid: components["schemas"]["RoomId"];
                upTo: components["schemas"]["Count"];
            };
        };
        EnteredFromGateway: {
            /** @constant */
            msgId: 10016;
            msgData: components["schemas"]["Room"];
        };
        GiftFromGateway: {
            /** @constant */
            msgId: 10017;
            msgData: components["schemas"]["GiftRecord"];
        };
        PredictionFromGateway: {
            /** @constant */
            msgId: 10018;
            msgData: components["schemas"]["PredictionRecord"];
        };
        GuestLoginFromClient: {
            /** @constant */
            msgId: 10019;
            msgData: components["schemas"]["Empty"];
        };
        GuestLoginFromGateway: {
            /** @constant */
            msgId: 10019;
            msgData: components["schemas"]["ChatSelf"];
        };
        NotificationFromGateway: {
            /** @constant */
            msgId: 60000;
            msgData: {
                code: components["schemas"]["NoticeCode"];
                /** @description For people. */
                message: string;
                /** @description The `msgId` that this answers. */
                about: number | null;
                /** @description Of the message that was refused. */
                key?: string;
                /** @description When it may be tried again. */
                waitMs?: number;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
