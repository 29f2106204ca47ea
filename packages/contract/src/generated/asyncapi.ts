// Written by `pnpm run generate` from socket/messages.yaml; edit that instead.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Chosen by the front end, another for each watch of a connection; eight may run at once. */
        WatchId: number;
        Gidm: string;
        /** @description The matches whose markets are looked at, none when empty; left out, all of the list. */
        Sight: components["schemas"]["Gidm"][];
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
        NoticeCode: "bad-frame" | "login-first" | "login-refused" | "no-such-room" | "room-closed" | "chat-closed" | "not-in-room" | "guest" | "muted" | "blocked" | "vip-level" | "too-fast" | "refused-words" | "break" | "watches" | "notice";
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
        /** @description What the operator pinned to a room; empty, or left out, without. */
        Notice: string;
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
            notice?: components["schemas"]["Notice"];
            /** @description Why nobody may speak; empty, or left out, without one. */
            blockReason?: string;
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
                /** @description One per message. A repeat is not said again; whoever repeats it is told the message. */
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
                notice?: components["schemas"]["Notice"];
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
        PlayChangedFromGateway: {
            /** @constant */
            msgId: 10020;
            msgData: {
                /** @enum {string} */
                what: "limit" | "reality-check" | "session" | "break";
                at: components["schemas"]["Instant"];
            };
        };
        FeedWatchFromClient: {
            /** @constant */
            msgId: 20001;
            msgData: {
                watch: components["schemas"]["WatchId"];
                gtype: components["schemas"]["ListSport"];
                showType: components["schemas"]["ShowType"];
                /** @enum {string} */
                language: "zh-cn" | "zh-tw";
                /** @description `version` of what the front end has. */
                since: number;
                gidms?: components["schemas"]["Sight"];
            };
        };
        FeedChangesFromGateway: {
            /** @constant */
            msgId: 20002;
            msgData: {
                watch: components["schemas"]["WatchId"];
                /** @description Counts the frames of a watch from 1. After a gap the front end watches anew, under another id. */
                seq: number;
                gtype: components["schemas"]["ListSport"];
                showType: components["schemas"]["ShowType"];
                /** @description `to` of the frame before, or `since`. */
                from: number;
                /** @description The version of everything in this frame; as `from` when nothing changed, and when matches came into sight. */
                to: number;
                /**
                 * @description The change goes on in the next frame; `to` holds once the last is applied.
                 * @constant
                 */
                more?: 1;
                serverTime: components["schemas"]["Instant"];
                counts: components["schemas"]["ShowCounts"];
                sports: components["schemas"]["SportCounts"];
                /** @description In sight: new or changed, with their markets. */
                matches: components["schemas"]["Match"][];
                /**
                 * @description Out of sight: new, or changed in score, time or status. `markets` is empty and says nothing, and their prices are
                 *     not told until they come into sight.
                 */
                heads: components["schemas"]["Match"][];
                /** @description `gidm` of matches that left the list. */
                removed: components["schemas"]["Gidm"][];
            };
        };
        FeedResetFromGateway: {
            /** @constant */
            msgId: 20003;
            msgData: {
                watch: components["schemas"]["WatchId"];
            };
        };
        FeedSightFromClient: {
            /** @constant */
            msgId: 20004;
            msgData: {
                watch: components["schemas"]["WatchId"];
                gidms?: components["schemas"]["Sight"];
            };
        };
        FeedStopFromClient: {
            /** @constant */
            msgId: 20005;
            msgData: {
                watch: components["schemas"]["WatchId"];
            };
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
        /** @description The sport of a list; ALL for all of them. */
        ListSport: components["schemas"]["SportCode"] | "ALL";
        /**
         * @description FU early, FT today, RB in-play. A betting day ends at noon in Beijing, so that a match at 02:00 tonight is today.
         * @enum {string}
         */
        ShowType: "FU" | "FT" | "RB";
        /** @description How many matches each list holds, of the sport that was asked for. */
        ShowCounts: {
            FU: number;
            FT: number;
            RB: number;
            /** @description Competitions whose winner can be bet on. */
            FS?: number;
            /** @description Those of FS that close within the betting day, without the decided ones of that list. */
            FSFT?: number;
            /** @description Those of FS that close later. */
            FSFU?: number;
            /** @description Matches of today that are looked for most, of all sports. */
            HOT?: number;
        };
        /** @description The same by sport code, of every sport. */
        SportCounts: {
            FT?: components["schemas"]["ShowCounts"];
            BK?: components["schemas"]["ShowCounts"];
            TN?: components["schemas"]["ShowCounts"];
            BS?: components["schemas"]["ShowCounts"];
            VB?: components["schemas"]["ShowCounts"];
            TT?: components["schemas"]["ShowCounts"];
            SK?: components["schemas"]["ShowCounts"];
            OP?: components["schemas"]["ShowCounts"];
            VF?: components["schemas"]["ShowCounts"];
        };
        Match: {
            gidm: string;
            league_id: string;
            league_name: string;
            gameType: components["schemas"]["SportCode"];
            /** @description In play. */
            isLive: boolean;
            /** @enum {string} */
            gameStatus: "scheduled" | "in-play" | "half-time" | "finished" | "abandoned";
            kickOff: components["schemas"]["Instant"];
            team_h: string;
            team_c: string;
            /** @description Names the team in every match and language, so that it has one crest; a gateway that names none leaves it out. */
            team_h_id?: string;
            team_c_id?: string;
            team_h_country?: components["schemas"]["TeamCountry"];
            team_c_country?: components["schemas"]["TeamCountry"];
            /** @description Period and clock, `1H^22:11`, `HT^^`, `2H^32:11`, `Q3^04:10`, `S2^^`; empty before kick-off. */
            re_time: string;
            /**
             * @description Period: halves of football, rugby and virtual football, Q quarters, S sets, I innings, F frames, P thirds, OT
             *     overtime, HT a break at half-time, FT the end; empty before the start.
             */
            se_now: string;
            /** @description Seconds: played in the match of football, left in the period elsewhere; 0 where no clock runs. */
            t_count: number;
            /** @description The score that decides: goals, points, sets, frames or runs. */
            sc_FT_H: number;
            sc_FT_C: number;
            /** @description The score at half-time, once it is known. */
            HalfTime: components["schemas"]["Score"] | null;
            relations?: components["schemas"]["Relations"];
            /** @description Of OP only. */
            discipline?: components["schemas"]["Discipline"];
            /** @description One of the matches that are looked for most (热门). */
            hot?: boolean;
            /**
             * @description Pinyin and initials of both teams and the league, in small letters, and other names of the teams, for a search in the list.
             * @example mexige mxg nanfei nf shijiebei sjb
             */
            search?: string;
            /**
             * @description Points of each quarter, set, inning, frame or third so far, the running one last; empty for football and
             *     virtual football.
             */
            parts?: components["schemas"]["Score"][];
            /** @description Sets or frames won. */
            sc_set_H?: number;
            sc_set_A?: number;
            /** @description Points of the running game of tennis, `0` `15` `30` `40` `A`, or of the running set or frame. */
            sc_game_H?: string;
            sc_game_A?: string;
            inningNum?: number;
            /**
             * @description Of the inning.
             * @enum {string}
             */
            half?: "top" | "bottom";
            /**
             * @description Who serves, bats or is at the table.
             * @enum {string}
             */
            serving?: "H" | "C" | "";
            /** @description Sets or frames that a match has at most. */
            bestOf?: number;
            /** @description Markets that getMatch has beyond those listed here. */
            moreMarkets?: number;
            /** @description Corners of a football match so far. */
            corners?: components["schemas"]["Score"];
            /** @description Cards of a football match so far, a red one as two. */
            cards?: components["schemas"]["Score"];
            /** @description The football match whose corners (角球) or cards (罚牌) this match is about. */
            parentGidm?: string;
            /** @description In lists the main row and one alternative; getMatch has them all. */
            markets: components["schemas"]["Market"][];
        };
        /**
         * @description FT football, BK basketball, TN tennis, BS baseball, VB volleyball, TT table tennis, SK snooker, VF virtual
         *     football; OP is another sport, which a match names as its `discipline`.
         * @enum {string}
         */
        SportCode: "FT" | "BK" | "TN" | "BS" | "VB" | "TT" | "SK" | "OP" | "VF";
        /**
         * @description Of a national team alone: its country, ISO 3166 or `GB-ENG`, `GB-SCT`, `GB-WLS`, `GB-NIR`, for its flag.
         * @example BR
         * @example GB-WLS
         */
        TeamCountry: string;
        /** @description Two matches that share one decide each other and are not legs of one series. */
        Relations: string[];
        /**
         * @description American football, ice hockey, rugby.
         * @enum {string}
         */
        Discipline: "AF" | "IH" | "RU";
        Market: {
            /** @description The line that a bet names; each alternative line has its own. */
            gid: string;
            /** @description First-half line of the same row. */
            hgid: string;
            wtype: components["schemas"]["Wtype"];
            ratio: components["schemas"]["Line"];
            /**
             * @description Side that gives the handicap.
             * @enum {string}
             */
            strong: "H" | "C" | "";
            /** @description Open for bets. */
            sw: boolean;
            /** @description Price by pick; `0.00` is closed. */
            ior: {
                [key: string]: components["schemas"]["Price"];
            };
        };
        /**
         * @description `[H | P<n>][R]<market>`. A leading H is the first half (in baseball the first five innings), `P<n>` the n-th
         *     quarter, set, inning, frame or third; the R after it is in play, but of the handicap, which is R before the match
         *     and RE in play. M 1X2 (in ice hockey and rugby of regulation time), ML the winner of two, R handicap, OU total, OUH
         *     and OUC the total of a team, EO odd or even, PD the score itself (of sets where a match has sets), SR and SOU
         *     handicap and total in sets (in play SRE and SROU). Football alone has T total goals, F half-time and full-time, DC double chance, TS both
         *     teams score, CS clean sheet, WN win to nil, WM winning margin, `ARG<n>` the n-th goal.
         *
         *     An in-play handicap counts from the score at the bet in football (FT, VF), and on the whole score elsewhere. R, OU
         *     and EO count points: goals, runs, games of tennis, frames of snooker.
         * @example RE
         * @example HROU
         * @example P3ML
         */
        Wtype: string;
        /** @description Handicap or total: `0`, `0.5`, `0.5 / 1`; empty for 1X2. */
        Line: string;
        /**
         * @description Hong Kong odds: profit per unit staked.
         * @example 0.95
         */
        Price: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
